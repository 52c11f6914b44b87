import { setTimeout as wait } from 'node:timers/promises'
import type { Gathering } from '@wis/db/people'
import type { Rng } from '@wis/engine'
import { Person } from './person.ts'
import type { Mishap } from './person.ts'
import type { Record } from './record.ts'
import type { Visitor } from './visitor.ts'

/** The page of an invitation looks so often, as `gathering-room.tsx` does. */
const everyMs = 2000

export interface Guest {
  readonly visitor: Visitor
  readonly mishap: Mishap | undefined
  readonly rng: Rng
}

interface Table {
  readonly game: string
  readonly guests: readonly Guest[]
  readonly record: Record
  readonly over: AbortSignal
}

/** The first of the guests invites, the others come by the link, all are seated and play one match. Returns their seats. */
export async function playAtTable({ game, guests, record, over }: Table): Promise<readonly string[]> {
  const [first, ...others] = guests
  if (!first) return []
  const wish = { game, language: 'en', opponents: 'any' }
  const address = await first.visitor.send('/play', 'opponents', wish)
  const code = /^\/play\/with\/(\w+)$/.exec(address)?.[1]
  if (code === undefined) throw new Error(`an invitation led to ${address}`)
  const seats: string[] = []
  const sit = async ({ visitor, mishap, rng }: Guest) => {
    const seatId = await seatAt(visitor, address, over)
    if (seatId === undefined) return
    seats.push(seatId)
    await new Person({ visitor, seatId, mishap, rng, record, over }).play()
  }
  const join = async (guest: Guest) => {
    await wait(guest.rng.next() * 2 * everyMs)
    const to = await guest.visitor.send(address, 'code', { code })
    if (to !== address) throw new Error(`a link led to ${to}`)
    return sit(guest)
  }
  const joined = Promise.all(others.map(join))
  const begun = untilAllThere(first.visitor, address, guests.length).then(() =>
    first.visitor.send(address, 'code', { code }),
  )
  await Promise.all([joined, begun.then(() => sit(first))])
  return seats
}

async function untilAllThere(visitor: Visitor, address: string, count: number): Promise<void> {
  for (let there = 0; there < count; await wait(everyMs)) there = (await look(visitor, address)).people.length
}

async function seatAt(visitor: Visitor, address: string, over: AbortSignal): Promise<string | undefined> {
  for (; !over.aborted; await wait(everyMs)) {
    const { seatId } = await look(visitor, address)
    if (seatId !== null) return seatId
  }
  return undefined
}

async function look(visitor: Visitor, address: string): Promise<Gathering> {
  const answer = await visitor.ask(`${address}/news`)
  if (!answer.ok) throw new Error(`an invitation answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Gathering
}
