/** Ways to send the fields of an answer. `X` stands for the object. */
export const wrapped: readonly string[] = [
  ...['X', ' X\n', '```json\nX\n```', '```\nX\n```', 'Here it is: X', 'I think so.\n\nX\n\nThat is all.'],
  ...['{"answer": X}', '{"response": {"answer": X}}', '{"name": "play", "arguments": X}', '[X]'],
  ...['{"tool_calls": [{"function": {"arguments": X}}]}', '我想好了：\nX', '<answer>X</answer>', '**X**'],
  ...['{"output": X}', 'X\n谢谢', '{"function": {"name": "act", "parameters": X}}', '> X'],
  ...[
    '\uFEFFX',
    '```JSON\r\nX\r\n```',
    '<think>This is hard.</think>\nX',
    'X\nX',
    'Answer: X',
    '答案：X',
    '`X`',
  ],
  ...['{"reasoning": "It is the best.", "answer": X}', '{"answer": X, "confidence": "high"}', '~~~\nX\n~~~'],
]
