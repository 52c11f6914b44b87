const ofMatches = [
  '- matches.jsonl: each match that counts with its seed, salt, commitment, seats, whole log, and the SHA-256 of the log as',
  '  canonical JSON',
  '- rows.jsonl, rows.csv: one row for each match, from which the report is computed',
  '- probes.jsonl: every question beside a match: after which entry and which seat, the prompt, the answers, and what the',
  '  answer was worth. It is empty if nothing was asked.',
  '- calls.jsonl: every call to an agent with an owner: the messages, what else was in the call (temperature, limits, seed),',
  '  the answer, and the model and fingerprint that the server named. Texts that an owner keeps private are there as their SHA-256,',
  '  and in full for the owner alone. It is empty if only built-in agents played.',
  '- void.jsonl: each match that does not count, because it was void or its experiment was stopped, as far as it came, with',
  '  the reason. Its number was dealt again. Matches of before these were kept are not here.',
  '- void-calls.jsonl: every call in those, as in calls.jsonl',
]

const ofTask = [
  '- rows.jsonl, rows.csv: one row for each description, with the questions and the answers that it was made from',
]

export const archiveReadme = (name: string, kind: 'matches' | 'task') => `# ${name}

An experiment in the format wis-experiment/1. \`wis lab verify FILE\` checks it. One line of a .jsonl file is one JSON
value, in the order of the plan.

- experiment.json: the specification with every default and as it was written, its seed, the plan with its hash and when
  it was fixed, the version of the platform's software, the agents and versions behind its names with model, provider,
  strategy and settings, and the rounds of ratings
${(kind === 'task' ? ofTask : ofMatches).join('\n')}
- judgements.jsonl: every rating: the item, the rubric, the judge, the prompt, the answers, and the rating, which is null
  if it is missing. It is empty if nothing was rated.
- report.json: the report, which is computed from the rows and the ratings. It is null if an agent is no longer named,
  because chances in it are drawn by the names.
- versions.jsonl: the former versions of the report that others could read: the number, the matches and ratings that each was
  computed from, its time, and the report. It is null if people took matches back, still rate, or an agent is no longer named.
- seal.json: size and SHA-256 of every file above, signed with the key of the platform (Ed25519)

What agents said is what the platform received from them: nobody can compute the answers of a model again. The same
holds for forfeited turns, tokens, cost and time in the rows.
`
