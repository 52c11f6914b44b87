import { exportFiles } from '@wis/lab'
import type { ExportedCall, ExportedMatch, ToldText } from '@wis/lab'
import { hashText } from '@wis/proof'
import type { ToldRow } from './verify-told-rows.ts'

type Called = Pick<ExportedMatch, 'match' | 'seats' | 'log'>

/** Every call that belongs to no agent and entry of its match, or has a text of another hash. */
export function* callFaults(
  match: Called,
  told: readonly ToldRow<ExportedCall>[],
  file: string = exportFiles.calls,
): Generator<string> {
  let last = -1
  for (const { row, line } of told) {
    const fault = row.seq <= last ? 'it is there twice, or late' : rowFault(row, match)
    if (fault !== undefined) yield `${file}, line ${line}: ${fault}`
    last = row.seq
  }
}

function rowFault(row: ExportedCall, match: Called): string | undefined {
  if (row.match !== match.match) return 'it belongs to another match'
  if (match.seats[row.seat]?.agent !== row.agent) return `${row.agent} does not sit at seat ${row.seat}`
  if (match.log.every(({ seq }) => seq !== row.seq)) return `there is no entry ${row.seq}`
  return textsOf(row).every(isItsHash) ? undefined : 'a text in it is not the one of its hash'
}

const textsOf = ({ reply, reasoning, tries }: ExportedCall) =>
  [reply, reasoning, ...tries.flatMap(({ asked, answer }) => [asked, answer])].filter((text) => text !== null)

const isItsHash = ({ sha256, text }: ToldText) => text === undefined || hashText(text) === sha256
