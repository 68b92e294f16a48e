import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { gameIcons } from "./tools/icons.ts";

const server = "http://127.0.0.1:8400";

export default defineConfig({
  plugins: [svelte(), gameIcons()],
  // The built client is part of the Python package; it is made, not kept.
  build: { outDir: "../src/starboard/server/client", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  // The texts for the start are the server's own files, outside this folder.
  server: { port: 8401, fs: { allow: [".."] }, proxy: { "/api": server, "/ws": { target: server, ws: true } } },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: { include: ["src/**/*.test.ts"] },
});
