import { z } from 'zod'

export const suiteFormat = 'wis-suite/1'

/** The files of the export of a suite. Beside them stands a folder for each part, which is an export of its own. */
export const suiteFiles = {
  about: 'suite.json',
  report: 'report.json',
  versions: 'versions.jsonl',
  readme: 'README.md',
  seal: 'seal.json',
} as const

/** `suite.json`: what was planned, and the names of the parts. */
export const exportedSuite = z.object({
  format: z.literal(suiteFormat),
  platform: z.object({ version: z.string(), key: z.string() }),
  id: z.string(),
  name: z.string(),
  /** The specification with every default, and as its author wrote it. */
  spec: z.record(z.string(), z.unknown()),
  text: z.string(),
  /** The hash of the specification and of the plans of all parts, and when it was fixed. */
  plan: z.object({ sha256: z.string(), at: z.string() }),
  /** The number of the version that the report is. Absent where it is none to cite, and from old exports. */
  version: z.int().optional(),
  /** In their order. Each is the name of its folder. */
  parts: z.array(z.string()),
})
export type ExportedSuite = z.infer<typeof exportedSuite>
