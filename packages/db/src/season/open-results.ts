/** SQL that says whether the results of season `s` are everybody's to see. */
export const openResults = `(not s.embargo or s.published_at is not null)`

/** SQL that says whether the standings of season `s` are, as they are now: not while its public board stands still. */
export const openStandings = `(${openResults} and (s.board is null or s.state = 'closed'))`
