/** What the router asks of its queue of prefetches, which is empty for ever: links of the site fetch when one follows them. */
export const schedulePrefetchTask = () => null
export const pingPrefetchScheduler = () => undefined
export const pingPrefetchTask = () => undefined
export const startRevalidationCooldown = () => undefined
export const isPrefetchTaskDirty = () => false
export const needsSpeculativePrefetch = () => false
