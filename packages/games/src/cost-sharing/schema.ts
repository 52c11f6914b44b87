import { languages } from '@wis/engine'
import { z } from 'zod'
import { moveMissed, moveRefused, slips } from '../contract/slips-schema.ts'
import { fleets } from './airlines.ts'
import { costEnds } from './events.ts'
import type { CostEvent, CostRuleset } from './events.ts'
import { isDivision } from './shares.ts'

const percent = z.int().min(0).max(100)
const shares = z.tuple([percent, percent, percent]).refine(isDivision, {
  message: 'Shares are multiples of 5 and add up to 100.',
})
const weight = z.int().min(0).max(100)

export const costRuleset = z
  .strictObject({
    id: z.string(),
    players: z.literal(3),
    rounds: z.int().min(1).max(20),
    fee: z.int().min(100).max(1_000_000_000).multipleOf(100),
    weights: z
      .strictObject({ flights: weight, passengers: weight, minutes: weight, size: weight })
      .refine((weights) => Object.values(weights).some((one) => one > 0), {
        message: 'At least one kind of use counts.',
      }),
    airport: z
      .array(z.int().min(1).max(100))
      .length(fleets.length)
      .refine((costs) => costs.every((cost, index) => cost >= (costs[index - 1] ?? 0)), {
        message: 'A larger airport does not cost less.',
      })
      .nullable(),
    opening: z
      .tuple([shares, shares, shares])
      .refine(([one, other, last]) => [other, last].some((next) => next.join() !== one.join()), {
        message: 'Opening proposals that are all the same leave nothing to agree on.',
      })
      .nullable(),
    ownsOpening: z.literal(false).exactOptional(),
    slips: slips.extend({ then: z.literal('harmless') }),
    turnLimitMs: z.int().min(1_000).max(600_000),
  })
  .refine(({ opening, rounds }) => opening === null || rounds > 1, {
    path: ['rounds'],
    message: 'After the opening proposals there is at least one more round.',
  }) satisfies z.ZodType<CostRuleset>

const seat = z.int().min(0).max(2)
const round = z.int().min(1)
const words = { text: z.string().nullable(), cut: z.boolean() }
const count = z.int().min(0)
const airline = z.object({
  id: z.string(),
  name: z.object({ en: z.string(), zh: z.string() }),
  flights: count,
  passengers: count,
  minutes: count,
  fleet: z.enum(fleets),
})

export const costEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('match-opened'),
    ruleset: costRuleset,
    language: z.enum(languages),
    aliases: z.array(z.string()),
  }),
  z.object({ type: z.literal('airlines-presented'), airlines: z.tuple([airline, airline, airline]) }),
  z.object({ type: z.literal('round-opened'), round }),
  z.object({ type: z.literal('proposal-made'), seat, shares, ...words, given: z.boolean() }),
  z.object({ type: z.literal('proposal-supported'), seat, supported: seat, shares, ...words }),
  z.object({ type: z.literal('turn-passed'), seat }),
  moveRefused,
  moveMissed,
  z.object({
    type: z.literal('match-ended'),
    reason: z.enum(costEnds),
    shares: shares.nullable(),
    proposer: seat.nullable(),
    points: z.array(z.int().min(0)),
  }),
]) satisfies z.ZodType<CostEvent>
