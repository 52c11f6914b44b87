import { allTableNames } from '@wis/dataset'
import type { AnyTableName } from '@wis/dataset'
import { parquet, jsonLines, tableFiles, zip } from '@wis/protocol'

/** The files of a season that can be downloaded. */
export const seasonFiles = ['export.jsonl', 'dataset.zip', ...tableFiles] as const
export type SeasonFile = (typeof seasonFiles)[number]

/** A table and its format; undefined for other files. */
export function tableInFile(
  file: SeasonFile,
): { readonly name: AnyTableName; readonly form: 'csv' | 'parquet' } | undefined {
  const name = allTableNames.find((known) => file.startsWith(`${known}.`))
  return name && { name, form: file.endsWith('.csv') ? 'csv' : 'parquet' }
}

export function mediaTypeOf(file: SeasonFile): string {
  if (file === 'export.jsonl') return jsonLines
  if (file === 'dataset.zip') return zip
  return file.endsWith('.csv') ? 'text/csv; charset=utf-8' : parquet
}

/** The file name under which it is saved. */
export function savedAs(slug: string, file: SeasonFile): string {
  if (file === 'export.jsonl') return `season-${slug}.jsonl`
  return file === 'dataset.zip' ? `season-${slug}.zip` : `${slug}-${file}`
}
