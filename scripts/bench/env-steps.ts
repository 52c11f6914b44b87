import { pathToFileURL } from 'node:url'
import { answerTo, boardOf, envFile, openPipe } from './rig/env-pipe.ts'
import type { Told } from './rig/env-pipe.ts'
import { perSecond, report } from './rig/report.ts'

/** Short games through the one file: in this process, and over a pipe. */
interface Calls {
  do(asked: object): Told
}

const { EnvCalls } = (await import(pathToFileURL(envFile).href)) as { EnvCalls: new () => Calls }
const calls = new EnvCalls()
let seed = 0
function playHere(): number {
  let told = calls.do({ ...boardOf(seed++), session: '' })
  while (!told.done) told = calls.do({ ...answerTo(told), session: '', observe: true })
  return 1
}

await report({ name: 'env.steps in process', unit: 'games/s', measure: () => perSecond(playHere) })

/** Boards that are played side by side, with all their calls in one line, as a trainer sends them. */
const abreast = 64
const rounds = 40
const { ask, end } = openPipe()

async function playOverPipe(): Promise<number> {
  const began = performance.now()
  for (let round = 0; round < rounds; round++) {
    const names = Array.from({ length: abreast }, (_, place) => String(place))
    const begun = await ask<Told[]>(names.map((session) => ({ ...boardOf(seed++), session })))
    let open = begun.map((told, place) => ({ session: String(place), told }))
    while (open.length > 0) {
      const told = await ask<Told[]>(open.map((one) => ({ ...answerTo(one.told), session: one.session })))
      open = open.flatMap(({ session }, place) => {
        const next = told[place]
        return next && !next.done ? [{ session, told: next }] : []
      })
    }
  }
  return (abreast * rounds * 1000) / (performance.now() - began)
}

await report({ name: 'env.steps over the pipe', unit: 'games/s', measure: playOverPipe })
end()
