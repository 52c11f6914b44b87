import type { AgentProfile, ExperimentPage, OwnerAgentPage, TicketPage } from '@wis/protocol'
import { expectTypeOf, it } from 'vitest'
import type { Answer, Sent } from './client.ts'

interface Wish {
  readonly agentId: string
  readonly mode: 'ranked'
  readonly language: 'en'
}

it('what is sent to a call is what its line in the table takes', () => {
  expectTypeOf<Sent<'GET /tickets/{id}'>>().toExtend<{ readonly params: { readonly id: string } }>()
  expectTypeOf<{ params: { id: string } }>().toExtend<Sent<'GET /tickets/{id}'>>()
  expectTypeOf<{ query: { limit: number } }>().not.toExtend<Sent<'GET /tickets/{id}'>>()
  expectTypeOf<object>().toExtend<Sent<'GET /agents'>>()
  expectTypeOf<{ query: { limit: number; online: true } }>().toExtend<Sent<'GET /agents'>>()
  expectTypeOf<{ query: { limit: string } }>().not.toExtend<Sent<'GET /agents'>>()
  expectTypeOf<{ body: Wish }>().toExtend<Sent<'POST /matches'>>()
  expectTypeOf<{ body: { agentId: string } }>().not.toExtend<Sent<'POST /matches'>>()
  expectTypeOf<object>().not.toExtend<Sent<'POST /matches'>>()
})

it('what a call answers is what its line in the table says', () => {
  expectTypeOf<Answer<'GET /tickets/{id}'>>().toEqualTypeOf<TicketPage>()
  expectTypeOf<Answer<'GET /experiments/{id}'>>().toEqualTypeOf<ExperimentPage>()
  expectTypeOf<Answer<'GET /agents/{id}'>>().toEqualTypeOf<OwnerAgentPage | AgentProfile>()
})
