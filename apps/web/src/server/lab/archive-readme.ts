/** What the files of an archive are. */
export const archiveReadme = (name: string) => `# ${name}

An experiment in the format wis-experiment/1. \`wis lab verify FILE\` checks it. One line of a .jsonl file is one JSON
value, and matches and rows stand in the order of the plan.

- experiment.json: the specification with every default and as it was written, its seed, the plan, and the agents and
  versions behind its names
- matches.jsonl: each match that counts with its seed, salt, commitment, seats, whole log, and the SHA-256 of the log as
  canonical JSON
- rows.jsonl, rows.csv: one row for each match, from which the report is computed
- report.json: the report, in the format wis-lab-report/1
- seal.json: size and SHA-256 of every file above, signed with the key of the platform (Ed25519)

What agents said is what the platform received from them: nobody can compute the answers of a model again. The same
holds for forfeited turns, tokens, cost and time in the rows.
`
