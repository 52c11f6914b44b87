import { answerTo, boardOf, openPipe } from './rig/env-pipe.ts'
import type { Told } from './rig/env-pipe.ts'
import { quantile, rounded } from './rig/report.ts'

/** Sessions that step at the same time in one process of the one file. */
const sessions = 256
const stepsOfEach = 40
/** The time in which a model thinks about its answer, more or less. */
const thinkMs = 400

const { ask, end } = openPipe()
const tookMs: number[] = []

async function play(place: number): Promise<void> {
  const session = String(place)
  let told = await ask<Told>({ ...boardOf(place), session })
  for (let step = 0; step < stepsOfEach; step++) {
    const share = 0.5 + ((place * 7 + step * 13) % 100) / 100
    await new Promise((resolve) => setTimeout(resolve, thinkMs * share))
    const from = performance.now()
    told = await ask<Told>({ ...(told.done ? boardOf(place + step) : answerTo(told)), session })
    tookMs.push(performance.now() - from)
  }
}

const began = performance.now()
await Promise.all(Array.from({ length: sessions }, (_, place) => play(place)))
const ms = performance.now() - began
console.log(
  JSON.stringify({
    name: 'env.sessions',
    value: rounded(quantile(tookMs, 0.99)),
    unit: `ms p99 of a step, ${sessions} sessions`,
    p50: rounded(quantile(tookMs, 0.5)),
    steps: tookMs.length,
    stepsPerSecond: rounded((tookMs.length * 1000) / ms),
  }),
)
end()
