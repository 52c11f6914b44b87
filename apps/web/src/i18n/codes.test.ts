import { ticketRefusals } from '@wis/arena'
import { admissionRefusals } from '@wis/db/agents'
import { specFaultCodes } from '@wis/lab'
import {
  advices,
  leftReasons,
  lookUpOutcomes,
  noticeLetters,
  placeholders,
  stages,
  waitingReasons,
} from '@wis/protocol'
import { describe, expect, it } from 'vitest'
import en from '../../messages/en.ts'
import zh from '../../messages/zh.ts'
import { fieldErrors } from '../features/agent-form/form-state.ts'
import { ownersKinds } from '../features/agent-form/owners-kinds.ts'

describe.each([
  ['English', en],
  ['Chinese', zh],
])('the %s catalog has words for', (_, { lab, newAgent, tickets }) => {
  const codes: readonly (readonly [string, readonly string[], object])[] = [
    ['every reason to wait', waitingReasons, tickets.waiting],
    ['every reason to have left', leftReasons, tickets.left],
    ['every agent that cannot be dealt in, though it waits', admissionRefusals, tickets.left],
    ['every refusal of a ticket', ticketRefusals, tickets.refusals],
    ['every notice', Object.keys(noticeLetters), tickets.notices],
    ['everything the Hub may say', lookUpOutcomes, newAgent.found.outcomes],
    ['every advice', advices, newAgent.found.advice],
    ['every stage of a Space', stages, newAgent.found.stages],
    ['everything that may be wrong with a field', fieldErrors, newAgent.errors],
    ['every kind of agent', ownersKinds, newAgent.kinds],
    ['every fault of a specification', specFaultCodes, lab.faults],
    ['every placeholder', placeholders, newAgent.strategy.about],
  ]

  it.each(codes)('%s', (_, list, texts) => {
    expect(Object.keys(texts)).toEqual(expect.arrayContaining([...list]))
  })
})
