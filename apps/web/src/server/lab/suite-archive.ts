import { suiteFiles, suiteFormat } from '@wis/lab'
import type { ExportedSuite } from '@wis/lab'
import { publicKeyOf } from '@wis/proof'
import { zipOf } from '../export/making/zip.ts'
import type { ZipEntry } from '../export/making/zip.ts'
import { platform } from '../keys/signing-keys.ts'
import { entriesOf, one, sealedEntries, withdrawnIn } from './experiment-archive.ts'
import type { Archived } from './experiment-archive.ts'
import type { NamedSuite } from './find-suite.ts'

interface ArchivedSuite {
  readonly suite: NamedSuite
  /** As it is stored, computed from all rows. */
  readonly report: unknown
  readonly parts: readonly Archived[]
}

const readme = (name: string) => `# ${name}

A suite in the format wis-suite/1: several experiments with one plan, budget and report. \`wis lab verify FILE\` checks it.

- suite.json: the specification with every default and as it was written, and the plan with its hash
- report.json: the report over all experiments, and of each. It is null if an agent is no longer named.
- seal.json: size and SHA-256 of these files, signed with the key of the platform (Ed25519)
- a folder for each experiment, in the format wis-experiment/1, with a README and a seal of its own
`

/** A suite in one archive: its own files, and a folder with the archive of each experiment. */
export const suiteArchive = (archived: ArchivedSuite): AsyncGenerator<Uint8Array, void, undefined> =>
  zipOf(suiteEntries(archived))

function* suiteEntries({ suite, report, parts }: ArchivedSuite): Generator<ZipEntry> {
  const { spec, text, name, planSha256, createdAt, id } = suite
  const { key, version } = platform()
  const about: ExportedSuite = {
    format: suiteFormat,
    platform: { version, key: publicKeyOf(key) },
    id,
    name,
    text,
    spec: spec as ExportedSuite['spec'],
    plan: { sha256: planSha256, at: createdAt },
    parts: parts.map(({ experiment }) => experiment.suitePart ?? ''),
  }
  const isNamed = withdrawnIn(suite) === 0
  yield* sealedEntries(
    [
      [suiteFiles.about, () => one(JSON.stringify(about, undefined, 2))],
      [suiteFiles.report, () => one(JSON.stringify(isNamed ? report : null))],
      [suiteFiles.readme, () => one(readme(name))],
    ],
    platform(),
  )
  for (const part of parts)
    for (const entry of entriesOf(part))
      yield { ...entry, name: `${part.experiment.suitePart ?? ''}/${entry.name}` }
}
