/** Stands for polyfills and for a process of Node, of which browsers need nothing but that there is an environment. */
export const env = {}
