import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { svgOf } from '@wis/lab'
import type { Figure } from '@wis/lab'

/** Writes every picture of a report into a folder, and returns the names of the files. */
export async function writePictures(figures: readonly Figure[], folder: string): Promise<readonly string[]> {
  await mkdir(folder, { recursive: true })
  const names = figures.map(({ id }) => path.join(folder, `${id.replaceAll(/[^a-z0-9-]+/gi, '-')}.svg`))
  await Promise.all(
    figures.map(({ title, pictures }, at) => writeFile(names[at] ?? '', svgOf(pictures.wide, title))),
  )
  return names
}
