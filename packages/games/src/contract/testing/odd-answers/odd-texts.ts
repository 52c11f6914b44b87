import type { InBoth } from '@wis/engine'

/** Ways to say a value. `X` stands for it. */
export const meant: InBoth<readonly string[]> = {
  en: [
    ...['X', 'X.', ' X \n', '**X**', '`X`', '"X"', '> X', '- X', '(X)', '# X', 'X!', '*X*', '\\boxed{X}'],
    ...['Action: X', 'Move: X', 'Answer: X', 'My answer: X', 'Final answer: X', '**Final Answer:** X'],
    ...['My move is: X', 'Decision: X', 'My choice: **X**', 'Action: X.', 'I choose X.', 'I choose: X'],
    ...['Player 1: X', 'Player 3: X', 'player_0: X', 'Player 2:\tX', '**Player 2:** X', 'Player 4: X.'],
    ...['I thought for a while.\n\nX', 'Let me see.\nThis is hard.\nX', 'X\n\nThat is all.', 'X\nThank you!'],
    ...['Let me see.\nAction: X\nGood luck!', 'Hm.\n\n**X**', 'So be it:\n\n\\boxed{X}', '```\nX\n```'],
  ],
  zh: [
    ...['X', 'X。', ' X \n', '**X**', '“X”', '「X」', '【X】', '> X', '（X）', 'X！', '*X*', '\\boxed{X}'],
    ...[
      '行动：X',
      '答案：X',
      '我的选择：X',
      '最终答案：X',
      '决定：X',
      '回答: X',
      '**行动：** X',
      '行动：X。',
    ],
    ...['我选择X', '我选择 X。', '我决定：X', '我的答案是：X', '选择：**X**', '我的行动为：X', '动作：X'],
    ...['玩家1：X', '玩家3：X', '玩家2: X', '玩家 1：X', '**玩家2：** X', '玩家4：X。', 'Player 1: X'],
    ...['让我想想。\n\nX', '想了一会儿。\n这很难。\nX', 'X\n\n就这样。', 'X\n谢谢！', '```\nX\n```'],
    ...['让我想想。\n行动：X\n祝好运！', '嗯。\n\n**X**', '就这样：\n\n\\boxed{X}'],
  ],
}

/** Ways to deny a value. They must be refused. */
export const denied: InBoth<readonly string[]> = {
  en: [
    ...['I cannot say X', 'I will not choose X', 'I do not want X.', "I don't choose X", 'I won’t take X'],
    ...['never X', 'Not X', 'I refuse to choose X', 'Action: not X', 'Action: I would never say X'],
    ...['Anything but X', 'I stop saying X.', "Let's avoid X", 'There is no reason for X', 'I am against X'],
  ],
  zh: [
    ...['我无法选择X', '我不想X', '我不会选择X。', '停止X', '我拒绝X', '绝不X', '行动：不要X'],
    ...['我没有理由选X', '我放弃X', '避免X', '我不能X', '别X', '我并非要选X', '行动：我不X'],
  ],
}

/** Ways to name two values, `X` and `Y`, so that nobody can say which is meant. They must be refused. */
export const doubled: InBoth<readonly string[]> = {
  en: [
    ...['X\n\nI prefer it to Y.', 'X\n\nY', 'X or Y?', 'X\nIt is better than Y.', 'Action: X\nAction: Y'],
    ...['X\n\nThe others would say Y', 'X?\n\nHm.\n\nY!', 'Action: X\n\nY', 'Answer: X\nMove: Y'],
    ...['{"answer": "X"} or {"answer": "Y"}', '\\boxed{X} \\boxed{Y}'],
  ],
  zh: [
    ...['X\n\n我觉得比Y好。', 'X\n\nY', 'X还是Y？', '行动：X\n行动：Y', 'X\n\n别人会说Y', '行动：X\n\nY'],
    ...[
      'X？\n\n嗯。\n\nY！',
      '答案：X\n行动：Y',
      '{"answer": "X"}或{"answer": "Y"}',
      '\\boxed{X} \\boxed{Y}',
    ],
  ],
}

/** Ways to send the fields of an answer. `X` stands for the object. */
export const wrapped: readonly string[] = [
  ...['X', ' X\n', '```json\nX\n```', '```\nX\n```', 'Here it is: X', 'I think so.\n\nX\n\nThat is all.'],
  ...['{"answer": X}', '{"response": {"answer": X}}', '{"name": "play", "arguments": X}', '[X]'],
  ...['{"tool_calls": [{"function": {"arguments": X}}]}', '我想好了：\nX', '<answer>X</answer>', '**X**'],
  ...['{"output": X}', 'X\n谢谢', '{"function": {"name": "act", "parameters": X}}', '> X'],
]
