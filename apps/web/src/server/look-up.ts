import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '@wis/db'
import { askLookUp, readLookUp } from '@wis/db/agents'
import { advised, isOnHub, knownFromText, recognise } from '@wis/protocol'
import type { LookUp, Recognition, Recognised } from '@wis/protocol'
import { sealer } from './keys/vault.ts'

interface Question {
  readonly userId: string
  readonly text: string
  readonly token?: string | undefined
}

const patience = { forMs: 9_000, everyMs: 120 } as const

/** Classifies a pasted text, with facts from the Hub. A runner asks the Hub; this server never does. */
export async function recognition(db: Database, question: Question): Promise<Recognition> {
  const recognised = recognise(question.text)
  return {
    recognised,
    lookUp: isOnHub(recognised) ? await asked(db, question, recognised) : knownFromText(recognised),
  }
}

async function asked(db: Database, { userId, token }: Question, recognised: Recognised): Promise<LookUp> {
  const shown = token === undefined ? undefined : { text: token, sealer: sealer() }
  const id = await askLookUp(db, { userId, recognised, ...(shown && { token: shown }) })
  for (let waitedMs = 0; waitedMs < patience.forMs; waitedMs += patience.everyMs) {
    const answer = await readLookUp(db, id)
    if (answer) return answer
    await pause(patience.everyMs)
  }
  return advised('unreachable', 'try-again-later')
}
