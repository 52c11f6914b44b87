import { expect, it } from 'vitest'
import { namedAgents } from './invite-all.ts'

it.each([
  ['fox', ['fox']],
  ['fox, granny;  echo\n\ndozer\r\n', ['fox', 'granny', 'echo', 'dozer']],
  ['狐狸、fox，granny；echo', [undefined, 'fox', 'granny', 'echo']],
  ['https://arena.example/agents/fox?x=1 /agents/granny/', ['fox', 'granny']],
  ['fox fox https://arena.example/agents/fox', ['fox']],
  [' \n, ', []],
])('agents can be listed with any separator: %j', (text, handles) => {
  expect(namedAgents(text).map(({ handle }) => handle)).toEqual(handles)
})
