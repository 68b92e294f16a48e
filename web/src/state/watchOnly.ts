/** Who would rather watch than take a seat is not asked again, until the tab is closed or a new invitation comes. */
const kept = (id: string): string => `starboard-watching-${id}`;

export const rememberWatching = (id: string): void => sessionStorage.setItem(kept(id), "yes");
export const chosenToWatch = (id: string): boolean => sessionStorage.getItem(kept(id)) !== null;
export const forgetWatching = (id: string): void => sessionStorage.removeItem(kept(id));
