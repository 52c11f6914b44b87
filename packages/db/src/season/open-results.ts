/** SQL that says whether the results of season `s` are public. */
export const openResults = `(not s.embargo or s.published_at is not null)`

/**
 * SQL that says whether the present standings of season `s` are public. They are not while its public board is
 * frozen.
 */
export const openStandings = `(${openResults} and (s.board is null or s.state = 'closed'))`
