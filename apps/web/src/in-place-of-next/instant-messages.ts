/** Advice on links that fetch ahead, which Next gives while one develops. The site has no such links. */
export const createLinkPrefetchPartialError = (path: string) => new Error(path)
