import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Language } from '@wis/engine'
import { anyFigures, figureFile } from '@wis/lab'
import type { AnyReport } from '@wis/lab'
import { figureFormats } from '@wis/protocol'

type FigureFormat = (typeof figureFormats)[number]

export const isFigureFormat = (format: string): format is FigureFormat =>
  figureFormats.some((known) => known === format)

/** Writes every picture of a report into a folder, and names the files. */
export async function writePictures(
  made: AnyReport,
  folder: string,
  { format, language }: { readonly format: FigureFormat; readonly language: Language },
): Promise<number> {
  const files = anyFigures(made, language).map((figure) => figureFile(figure, format))
  if (files.length > 0) await mkdir(folder, { recursive: true })
  for (const { name, text } of files) await writeFile(path.join(folder, name), text)
  console.log(
    files.length === 0
      ? 'The report has no pictures.'
      : files.map(({ name }) => path.join(folder, name)).join('\n'),
  )
  return 0
}
