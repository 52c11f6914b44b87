import type { InBoth } from '@wis/engine'

/** Ways to say a value. `X` stands for it. */
export const meant: InBoth<readonly string[]> = {
  en: [
    ...['X', 'X.', ' X \n', '**X**', '`X`', '"X"', '> X', '- X', '(X)', '# X', 'X!', '*X*', '\\boxed{X}'],
    ...['Action: X', 'Move: X', 'Answer: X', 'My answer: X', 'Final answer: X', '**Final Answer:** X'],
    ...['My move is: X', 'Decision: X', 'My choice: **X**', 'Action: X.', 'I choose X.', 'I choose: X'],
    ...['Player 1: X', 'Player 3: X', 'player_0: X', 'Player 2:\tX', '**Player 2:** X', 'Player 4: X.'],
    ...['I thought for a while.\n\nX', 'Let me see.\nThis is hard.\nX', 'X\n\nThat is all.', 'X\nThank you!'],
    ...[
      'Sorry about that! My answer is X.',
      '<b>X</b>',
      'In round 3, I choose X.',
      'I have decided: X',
      'The best option is X.',
    ],
    ...['Let me see.\nAction: X\nGood luck!', 'Hm.\n\n**X**', 'So be it:\n\n\\boxed{X}', '```\nX\n```'],
    ...['“X”', "'X'", '[X]', '<answer>X</answer>', '\u00A0X\u00A0', '\uFEFFX', '**`X`**', '\t\tX', 'X…'],
    ...['ANSWER: X', 'action：X', 'Action - \nAction: X', 'My final answer: **X**.', 'The answer: X'],
    ...['Okay, X', 'So, X.', 'I will go with X.', 'I choose **X**', 'Then X.', 'X, please.', '→ X', '✅ X'],
    ...[
      'This was a hard one, everybody.\r\n\r\nX\r\n',
      'Reasoning: it is the best.\nAnswer: X',
      '---\nX\n---',
    ],
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
    ...[
      '我選擇X',
      '答：X',
      '综上所述，我选择X。',
      '没问题，X。',
      '毫无疑问，X。',
      '第3轮，我选X。',
      '結論：X',
    ],
    ...['让我想想。\n行动：X\n祝好运！', '嗯。\n\n**X**', '就这样：\n\n\\boxed{X}'],
    ...['『X』', '《X》', '[X]', '<answer>X</answer>', '\u3000X\u3000', '\uFEFFX', '**“X”**', 'X……', 'X；'],
    ...['最终决定：X', '我的最终答案：**X**。', '嗯，X', '那么，X。', '于是我选X。', '→ X', '我决定选X。'],
    ...[
      '理由：这样最好。\n答案：X',
      '这一步很难。\r\n\r\nX\r\n',
      '---\nX\n---',
      '我选X',
      '我要选X。',
      'Action: X',
    ],
  ],
}

/** Ways to deny a value, to ask about it, or only to mention it. They must be refused. */
export const denied: InBoth<readonly string[]> = {
  en: [
    ...['I cannot say X', 'I will not choose X', 'I do not want X.', "I don't choose X", 'I won’t take X'],
    ...['never X', 'Not X', 'I refuse to choose X', 'Action: not X', 'Action: I would never say X'],
    ...['Anything but X', 'I stop saying X.', "Let's avoid X", 'There is no reason for X', 'I am against X'],
    ...[
      'I wouldn’t choose X',
      'I decline X.',
      'I am unwilling to say X',
      'I hardly want X',
      'Answer: never X',
    ],
    ...[
      'It would be foolish to say X.',
      'X is too risky.',
      'X would be wrong.',
      'X? Never.',
      'Should I say X?',
      'Why would I say X?',
    ],
    ...[
      'I considered X.',
      'Last round I chose X.',
      'They want me to say X.',
      'If I say X, I lose.',
      'Only a fool would say X.',
    ],
    ...[
      'I might say X.',
      'Everything except X.',
      'My opponent chose X.',
      'Forget about X.',
      'X makes no sense.',
      'X. No, never.',
    ],
    ...['~~X~~', '<del>X</del>', 'X ❌', '❌ X', 'X (not recommended)', '{"answer": {"not": "X"}}'],
    ...[
      '| option | verdict |\n|---|---|\n| X | rejected |',
      'X, said no one ever.',
      'Say X again and I quit.',
    ],
    ...['X is not my choice', 'X is not what I want.', 'Nobody should choose X', 'I doubt X', 'NOT X!'],
  ],
  zh: [
    ...['我无法选择X', '我不想X', '我不会选择X。', '停止X', '我拒绝X', '绝不X', '行动：不要X'],
    ...['我没有理由选X', '我放弃X', '避免X', '我不能X', '别X', '我并非要选X', '行动：我不X'],
    ...['我不愿意选X', '我反对X', '我没想选X', '除了X都行', '千万别选X', 'X不是我的选择', '答案：绝不是X'],
    ...[
      'X太冒险了',
      'X？算了吧。',
      '何必X',
      '为什么要选X？',
      '我差点选X',
      '上一轮我选了X',
      '他们希望我选X',
      '傻子才选X',
    ],
    ...[
      '我無法選擇X',
      '我拒絕X',
      '別選X',
      '並非X',
      '我沒有選X',
      '选X就输了',
      'X是错的',
      '跳过X',
      '对手会选X',
      '如果选X就输了',
    ],
    ...['~~X~~', '❌ X', 'X ❌', 'X（已否决）', '我在想X', '{"答案": {"不是": "X"}}'],
    ...['我怀疑X', '我不是要X', '我从不选X。', '不选X！', '谁也不会选X'],
  ],
}

/** Ways to name two values, `X` and `Y`, so that nobody can say which is meant. They must be refused. */
export const doubled: InBoth<readonly string[]> = {
  en: [
    ...['X\n\nI prefer it to Y.', 'X\n\nY', 'X or Y?', 'X\nIt is better than Y.', 'Action: X\nAction: Y'],
    ...['X\n\nThe others would say Y', 'X?\n\nHm.\n\nY!', 'Action: X\n\nY', 'Answer: X\nMove: Y'],
    ...['{"answer": "X"} or {"answer": "Y"}', '\\boxed{X} \\boxed{Y}'],
    ...['Either X or Y', 'X / Y', 'X, then Y', 'Maybe X, maybe Y.', 'First X and later Y', 'X; Y', 'X vs. Y'],
    ...['X unless they do it, else Y', '**X**\n**Y**', '- X\n- Y', 'Answer: X or Y', '"X" "Y"', 'X!\nY!'],
    ...['{"answer": "X"}\n{"answer": "Y"}', '{"answer": ["X", "Y"]}', '{"answer": "X or Y"}'],
    ...['{"answer": "X", "answer": "Y"}', '{"answer": "X", "final": "Y"}', 'Answer: X\nCorrection: Y'],
    ...['Answer: X\n\nOn second thought, I’d rather go with Y.', '{"answer": "X"}\n\nSorry, I mean Y.'],
    ...[
      'Decision: X\nSorry, I meant Y',
      'X (or Y)',
      'X, or else Y',
      'Today X, tomorrow Y',
      'Not only X but Y',
    ],
  ],
  zh: [
    ...['X\n\n我觉得比Y好。', 'X\n\nY', 'X还是Y？', '行动：X\n行动：Y', 'X\n\n别人会说Y', '行动：X\n\nY'],
    ...[
      'X？\n\n嗯。\n\nY！',
      '答案：X\n行动：Y',
      '{"answer": "X"}或{"answer": "Y"}',
      '\\boxed{X} \\boxed{Y}',
    ],
    ...[
      'X或者Y',
      '要么X，要么Y',
      'X / Y',
      '先X，再Y',
      '也许X，也许Y。',
      'X；Y',
      '**X**\n**Y**',
      '答案：X或Y',
    ],
    ...['答案：X\n更正：Y', '答案：X\n\n再想想，还是Y吧。', '{"answer": "X", "answer": "Y"}', 'X，不然Y'],
    ...['“X”“Y”', '- X\n- Y', '{"answer": "X"}\n{"answer": "Y"}', '{"answer": ["X", "Y"]}'],
  ],
}

/** Ways to mean `X` and to name `Y` beside it. They may be refused, but `Y` is never what is played. */
export const beside: InBoth<readonly string[]> = {
  en: [
    ...['X, not Y', 'Not Y but X', 'Y? No, X.', 'I was going to say Y, but X', 'X rather than Y', 'X over Y'],
    ...['X instead of Y', 'I prefer X to Y.', 'Y would be a mistake. X.', 'They expect Y. I choose X.'],
    ...['Y is tempting.\n\nX', 'If they answer Y, mine is X.', 'Instead of Y, X.', 'Y was wrong, so X'],
    ...['<think>Y, perhaps?</think>X', '<think>Y</think>\n\nAnswer: X', 'X (Y was refused)', 'X. Y is bad.'],
    ...['You said that “Y” is refused. Then X', '> Y\n\nX', 'Last time: Y\nNow: X', 'Y -> X', 'X <- Y'],
    ...['{"thinking": "Y looks good, but no", "answer": "X"}', '{"not": "Y", "answer": "X"}'],
    ...['Q: Y or X?\nA: X', 'Example: {"answer": "Y"}\nAnswer: X', 'Everybody says Y.\nMove: X'],
  ],
  zh: [
    ...['X，不Y', '不是Y，而是X', 'Y？不，X。', '我本想Y，但还是X', '与其Y，不如X', 'X，而不是Y', 'X比Y好'],
    ...['Y不好。X。', '他们以为是Y。我选X。', 'Y很诱人。\n\nX', '如果他们Y，我就X。', 'Y是错的，所以X'],
    ...['<think>Y吗？</think>X', '<think>Y</think>\n\n答案：X', 'X（Y被拒绝了）', 'X。Y太差。', '> Y\n\nX'],
    ...['你说“Y”不被接受。那就X', '上次：Y\n这次：X', 'Y改为X', '{"思考": "Y看起来不错", "answer": "X"}'],
    ...['问：Y还是X？\n答：X', '例子：{"answer": "Y"}\n答案：X', '大家都说Y。\n行动：X', '宁可X也不Y'],
  ],
}

/** Answers without any value. They must be refused. */
export const empty: InBoth<readonly string[]> = {
  en: [
    ...['I do not know.', 'Let me think about it.', '…', '???', '.', '🙂', 'undefined', 'Hello everybody!'],
    ...[
      'As a language model I have no answer.',
      'What are the rules?',
      'It is hard to say.',
      'Good luck to all.',
    ],
    ...[
      '{}',
      '[]',
      '""',
      '{"answer": null}',
      '{"answer": ""}',
      '{"thinking": "This is hard."}',
      '{',
      '```\n```',
    ],
    ...['<html><body>Bad gateway</body></html>', 'Answer:', 'Final answer: ???', '\\boxed{}', 'X', 'asdf'],
  ],
  zh: [
    ...['我还没想好。', '让我再想想。', '……', '？？？', '。', '🙂', '大家好！', '规则是什么？', '很难说。'],
    ...['作为语言模型，我没有答案。', '祝大家好运。', '{}', '[]', '""', '{"answer": null}', '{"answer": ""}'],
    ...[
      '{"思考": "这很难。"}',
      '{',
      '```\n```',
      '答案：',
      '最终答案：？？？',
      '\\boxed{}',
      '随便',
      '听你们的',
    ],
  ],
}

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
