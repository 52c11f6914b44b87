import fs from 'node:fs/promises'
import path from 'node:path'
import { format } from 'oxfmt'
import { z } from 'zod'

/** The game that every new one begins as. It is tested like the others, and nobody else knows it. */
const pattern = 'new-game'
const games = path.join('packages', 'games', 'src')

/** Copies the pattern under a new name: a folder with a kit is a game of the platform. Returns what it wrote. */
export async function writeGame(root: string, name: string): Promise<readonly string[]> {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new RangeError(`a name is small letters, digits and hyphens, not '${name}'`)
  const folder = path.join(games, name)
  const isNew = await fs.mkdir(path.join(root, folder)).then(
    () => true,
    () => false,
  )
  if (!isNew) throw new RangeError(`there is already a folder ${folder}, or none to put it in`)
  const names = await fs.readdir(path.join(root, games, pattern))
  const written = names.map((file) => path.join(folder, file.replace(pattern, name)))
  for (const [index, file] of names.entries()) {
    const text = await fs.readFile(path.join(root, games, pattern, file), 'utf8')
    await write(root, written[index] ?? '', renamed(text, name))
  }
  return written
}

/** Names change the lengths of lines, so each file is formatted again. */
async function write(root: string, file: string, text: string): Promise<void> {
  const options = z.looseObject({}).parse(JSON.parse(await fs.readFile('.oxfmtrc.json', 'utf8')))
  const { code, errors } = await format(file, text, options)
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('; ')}`)
  await fs.writeFile(path.join(root, file), code)
}

function renamed(text: string, name: string): string {
  const title = name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')
  return text.replaceAll(pattern, name).replaceAll('newGameKit', kitOf(name)).replaceAll('New game', title)
}

const kitOf = (name: string) => `${name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())}Kit`
