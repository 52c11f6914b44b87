/**
 * For a match that is found by its id. Written so that no index serves it: statistics hold few matches to be under way,
 * and a plan that looks through all of those for the one id is slow exactly when there are many.
 */
export const notOver = `status not in ('finished', 'void')`
