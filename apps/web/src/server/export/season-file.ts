import { tableNames } from '@wis/dataset'
import type { TableName } from '@wis/dataset'
import { parquet, jsonLines, tableFiles, zip } from '@wis/protocol'

/** What can be taken along of a season. */
export const seasonFiles = ['export.jsonl', 'dataset.zip', ...tableFiles] as const
export type SeasonFile = (typeof seasonFiles)[number]

/** A table and the form it is in; undefined for what is no table. */
export function tableOf(
  file: SeasonFile,
): { readonly name: TableName; readonly form: 'csv' | 'parquet' } | undefined {
  const name = tableNames.find((known) => file.startsWith(`${known}.`))
  return name && { name, form: file.endsWith('.csv') ? 'csv' : 'parquet' }
}

export function mediaTypeOf(file: SeasonFile): string {
  if (file === 'export.jsonl') return jsonLines
  if (file === 'dataset.zip') return zip
  return file.endsWith('.csv') ? 'text/csv; charset=utf-8' : parquet
}

/** What it is called where it is saved. */
export function savedAs(slug: string, file: SeasonFile): string {
  if (file === 'export.jsonl') return `season-${slug}.jsonl`
  return file === 'dataset.zip' ? `season-${slug}.zip` : `${slug}-${file}`
}
