/**
 * For a match that is found by its id. The condition is written so that no index serves it. Statistics expect few
 * matches under way, and a plan that searches all of those for one id is slow exactly when there are many.
 */
export const notOver = `status not in ('finished', 'void')`
