/** The HTTP side of the server: every call answers with its body or throws a `Refused` that can be said in words. */

export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly args: Record<string, string | number> = {},
    readonly status = 0,
  ) {
    super(message);
  }
}

interface Refusal {
  error?: { code: string; message: string; args?: Record<string, string | number> };
}

export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: "same-origin", headers: { accept: "application/json" } };
  if (body !== undefined) {
    init.headers = { ...init.headers, "content-type": "application/json" };
    init.body = JSON.stringify(body);
  }
  const response = await reach(path, init);
  if (!response.ok) throw await refusal(response);
  return response.status === 204 ? (undefined as T) : ((await response.json()) as T);
}

export async function text(path: string): Promise<string> {
  const response = await reach(path, { credentials: "same-origin" });
  if (!response.ok) throw await refusal(response);
  return response.text();
}

export async function upload<T>(path: string, file: Blob): Promise<T> {
  const headers = { "content-type": "application/octet-stream" };
  const response = await reach(path, { method: "POST", credentials: "same-origin", body: file, headers });
  if (!response.ok) throw await refusal(response);
  return (await response.json()) as T;
}

export interface NamedFile {
  data: Blob;
  name: string;
}

/** A file, under the name the server gives it. */
export async function file(path: string): Promise<NamedFile> {
  const response = await reach(path, { credentials: "same-origin" });
  if (!response.ok) throw await refusal(response);
  const name = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1];
  return { data: await response.blob(), name: name ?? "starboard" };
}

async function reach(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch {
    throw new Refused("unreachable", "the server cannot be reached");
  }
}

async function refusal(response: Response): Promise<Refused> {
  const body = (await response.json().catch(() => ({}))) as Refusal;
  const { code = "unexpected", message = response.statusText, args = {} } = body.error ?? {};
  return new Refused(code, message, args, response.status);
}

export const get = <T>(path: string): Promise<T> => request<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => request<T>("POST", path, body);
export const patch = <T>(path: string, body: unknown): Promise<T> => request<T>("PATCH", path, body);
