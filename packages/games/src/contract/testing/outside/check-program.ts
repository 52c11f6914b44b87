import fs from 'node:fs'
import type { GameView } from '../../game-kit.ts'
import { describeGame } from '../describe-game.ts'
import type { Kit } from '../kit-under-test.ts'
import { describeOutside } from './describe-outside.ts'
import { promises } from './promises.ts'
import { openRealm } from './realm.ts'
import type { Realm } from './realm.ts'

/** The whole work of the process that checks a game: it reads the game's code from its input and writes the faults. */
interface Asked {
  readonly id: string
  readonly code: { readonly kit: string; readonly view: string }
  readonly expects: { readonly mostEntries: number; readonly comparisons: number; readonly ladder?: string[] }
}

const mostTold = 8
const longest = 300

const asked = JSON.parse(fs.readFileSync(0, 'utf8')) as Asked
const faults = await faultsOf(asked)
fs.writeSync(1, JSON.stringify({ faults: faults.slice(0, mostTold), kept: promises.length }))

async function faultsOf({ id, code, expects }: Asked): Promise<readonly string[]> {
  try {
    const realms = [await openRealm(code.kit, 'its kit'), await openRealm(code.view, 'its view')] as const
    const kit = exported<Kit>(realms[0], 'kit', ['id', 'rules', 'setup', 'wire', 'house', 'results', 'texts'])
    const view = exported<GameView>(realms[1], 'view', ['id', 'rules', 'wire', 'scene'])
    if (kit.id !== id) return [`The game of this package must have the id ${id}, and has ${text(kit.id)}.`]
    const ofBefore = ['older', 'olderTables'].find((member) => member in kit)
    if (ofBefore !== undefined)
      return [`Its kit has ${ofBefore}, which only games from before there were kits have.`]
    const afresh = async () => exported<Kit>(await openRealm(code.kit, 'its kit'), 'kit', [])
    describeGame(kit, expects)
    describeOutside({ kit, view, afresh })
    const broken = await brokenPromises()
    return [...new Set(realms.flatMap((realm) => realm.faults())), ...broken]
  } catch (error) {
    return [`Its code fails when it is loaded: ${told(error)}`]
  }
}

function exported<Wanted>({ exports }: Realm, name: string, members: readonly string[]): Wanted {
  const found = exports[name]
  if (typeof found !== 'object' || found === null) throw new Error(`it exports no ${name}`)
  const missing = members.find((member) => !(member in found))
  if (missing !== undefined) throw new Error(`its ${name} has no ${missing}`)
  return found as Wanted
}

/** Promises that are broken for one reason are told in one sentence. */
async function brokenPromises(): Promise<readonly string[]> {
  const broken = new Map<string, string[]>()
  for (const { name, keep } of promises) {
    try {
      await keep()
    } catch (error) {
      const reason = told(error)
      broken.set(reason, [...(broken.get(reason) ?? []), name])
    }
  }
  return [...broken].map(([reason, [first = '', ...more]]) => {
    const others = more.length === 0 ? '' : ` (and ${more.length} more)`
    return `A broken promise: “${first}”${others}: ${reason}.`
  })
}

/** The first lines of a message. A game may throw anything. */
function told(error: unknown): string {
  const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : error
  const lines = text(message)
    .split('\n')
    .map((line) => line.trim())
  const said = lines.filter((line) => line !== '').join(' ')
  return said.length > longest ? `${said.slice(0, longest)}…` : said
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : `something of the type ${typeof value}`
}
