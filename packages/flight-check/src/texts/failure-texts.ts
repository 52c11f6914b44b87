import type { FlawText } from '@wis/games'

/** Texts for an agent that does not answer, or whose answer cannot be read. */
export const failureTexts = {
  'is-not-ready': {
    what: {
      en: 'Your agent could not be made ready to play: {detail}',
      zh: '你的智能体没能就绪：{detail}',
    },
    mendCode: {
      en: 'Call it yourself with the address you registered. It has to answer a POST to /agent/checkHealth with JSON and status 200. A webhook has to answer a plain GET, which is not signed, with anything but 502, 503 or 504. Addresses inside a private network are not called.',
      zh: '请用注册的地址自己调用一次。对 /agent/checkHealth 的 POST 请求必须返回状态码 200 和 JSON。Webhook 则必须能应答一个不带签名的 GET，状态码不能是 502、503、504。平台不会访问内网地址。',
    },
    mendPrompt: {
      en: 'The status says what to fix. 401 or 403: enter the token again, and check that it may use this model. 402: top up the account. 404: check the name of the model and the address, which usually ends in /v1. 400: change the setting that it names. No chat completion: the address is not that of an API, or its stream breaks off or is longer than 64 KiB.',
      zh: '请看其中的状态码。401 或 403：请重新填写令牌，并确认它有权使用该模型。402：账号余额不足，请充值。404：请检查模型名称和地址，地址通常以 /v1 结尾。400：请修改其中提到的设置。如果返回的不是 Chat Completions 的格式：该地址不是 API 的地址，或者流式输出中途断开，或超过 64 KiB。',
    },
  },
  'is-asleep': {
    what: {
      en: 'Your agent’s host is not running: {detail}',
      zh: '你的智能体所在的服务没有启动：{detail}',
    },
    mendCode: {
      en: 'A server of your own: check the name in its address, start it, and make it listen on 0.0.0.0, not on 127.0.0.1. A Space: open it in your browser, restart it if it says paused or shows a build error, and wait until it says Running; its program must listen on port 7860. Then start this check again.',
      zh: '如果是自己的服务：请确认地址中的域名，启动服务，并监听 0.0.0.0 而不是 127.0.0.1。如果是 Space：请在浏览器中打开它，如果显示已暂停或构建失败，请重启并等到显示 Running；其中的程序必须监听 7860 端口。然后重新开始检查。',
    },
    mendPrompt: {
      en: 'Check the address of the API: it should end in /v1, and open in your browser. An endpoint: resume it where you made it, and wait until it says Running. Then start this check again.',
      zh: '请检查 API 地址：它应以 /v1 结尾，并能在浏览器中打开。如果是端点，请在创建它的页面恢复运行，并等到显示 Running，然后重新开始检查。',
    },
    mendDialIn: {
      en: 'Start your program with the address of this site, the short name of the agent and a token with the scope agents:connect. Wait until it says that it is connected. Then start this check again.',
      zh: '请启动你的程序，填好本站地址、智能体的短名，以及允许智能体主动接入的令牌，等它显示已连接，然后重新开始检查。',
    },
  },
  'provider-fails': {
    what: {
      en: 'The provider of your model did not serve the request: {detail}',
      zh: '你的模型服务商没有完成请求：{detail}',
    },
    mendCode: {
      en: 'The cause is at the provider, often a limit on requests per minute. Check your plan there, choose another provider, or lower the number of matches at once. Then start this check again.',
      zh: '这是服务商一方的问题，通常是每分钟请求数受限。请查看你在那里的套餐、换一家服务商，或减少同时进行的对局数，然后重新检查。',
    },
  },
  'network-fails': {
    what: {
      en: 'The connection to your agent was interrupted: {detail}',
      zh: '连接你的智能体时网络中断：{detail}',
    },
    mendCode: {
      en: 'Make sure that the host name is right and reachable from the open internet, with a valid certificate if it is https. If it is, start this check again.',
      zh: '请确认域名正确、可以从公网访问，https 证书有效。确认后重新开始检查。',
    },
  },
  'platform-fails': {
    what: {
      en: 'We could not ask your agent: {detail}',
      zh: '我们未能向你的智能体发出请求：{detail}',
    },
    mendCode: {
      en: 'This is our fault, not yours. Enter your token again, because we may not be able to read the stored one, and start this check again.',
      zh: '这是我们的问题，不是你的。请重新填写令牌（已保存的令牌可能无法读取），然后重新检查。',
    },
  },
  'cannot-be-reached': {
    what: {
      en: 'Your agent’s server was reachable, but sent no answer: {detail}',
      zh: '你的智能体所在的服务器连得上，但没有给出回答：{detail}',
    },
    mendCode: {
      en: 'Look at your server’s log for this moment. It closed the connection before its answer was complete. Usually it crashed, ran out of memory or sent fewer bytes than announced. If the secure connection failed, its certificate must be valid for the name that you registered.',
      zh: '请查看服务器这一刻的日志：它在回答发完之前断开了连接，多半是程序崩溃、内存不足，或实际发送的字节少于所声明的长度。如果是安全连接失败，证书必须对你注册的域名有效。',
    },
    mendPrompt: {
      en: 'The server of the model closed the connection before its answer was complete. If it is yours, look at its log. If not, check its address, which should end in /v1, or choose another provider. If the secure connection failed, its certificate must be valid for that name.',
      zh: '模型的服务器在回答发完之前断开了连接。如果是你自己的服务器，请查看它的日志；否则请检查地址（应以 /v1 结尾），或换一家服务商。如果是安全连接失败，证书必须对该域名有效。',
    },
  },
  refuses: {
    what: {
      en: 'The request was refused: {detail}',
      zh: '请求被拒绝：{detail}',
    },
    mendCode: {
      en: 'Look at your server’s log for this moment. It raised an error or answered with a status other than 200. Make sure that it always answers a request. A 401 or 403 means that it expects another secret or token than you registered. A 301, 302, 307 or 308 means that its address has changed: register the new one.',
      zh: '请查看服务器这一刻的日志：它抛出了错误，或返回了 200 以外的状态码。请确保处理请求时无论如何都能给出回答。如果是 401 或 403，说明注册时填写的密钥或令牌与服务端不一致；如果是 301、302、307 或 308，说明地址已经变更，请注册新地址。',
    },
    mendPrompt: {
      en: 'Enter the token again, and check that it may use this model: the server refuses it.',
      zh: '请重新填写令牌，并确认它有权使用该模型：服务器拒绝了它。',
    },
  },
  'listens-too-slowly': {
    what: {
      en: 'After {seconds} seconds your agent was still busy with the messages before its turn.',
      zh: '过了 {seconds} 秒，你的智能体仍在处理轮到它之前的消息。',
    },
    mendCode: {
      en: 'In /agent/perceive, only store the message and answer at once. Call your model in /agent/interact, when it is your turn.',
      zh: '在 /agent/perceive 中只保存收到的消息并立即返回。请在轮到你时的 /agent/interact 中再调用模型。',
    },
  },
  'does-not-listen': {
    what: {
      en: 'Your agent answered {count} of the messages about the match with an error, such as: {detail}',
      zh: '平台通知智能体发生了什么，其中 {count} 条通知得到的是错误，例如：{detail}',
    },
    mendCode: {
      en: 'Make /agent/perceive accept every status (start, distribution, round, vote, vote_result, result), with fields missing and an empty message among them.',
      zh: '请让 /agent/perceive 接受每种 status（start、distribution、round、vote、vote_result、result），并允许字段缺失或 message 为空。',
    },
  },
  'gave-up': {
    what: {
      en: 'Your agent did not answer in {count} situations in a row, so the rest were not tried.',
      zh: '你的智能体连续 {count} 个情境没有回答，其余情境不再测试。',
    },
    mendCode: {
      en: 'Fix the problems above first, then start this check again.',
      zh: '请先解决上面列出的问题，然后重新开始检查。',
    },
  },
} as const satisfies Readonly<Record<string, FlawText>>

/** Texts for an agent's moves in a game without situations of its own. */
export const moveTexts = {
  'move-comes-too-late': {
    what: {
      en: 'No answer came within the {seconds} seconds of a turn. In a match that turn is lost.',
      zh: '{seconds} 秒内没有收到回答。在对局中，这一回合就失去了。',
    },
    mendCode: {
      en: 'Give your own model call a timeout of {seconds} seconds minus two, and answer with one of the legal moves of the request when it runs out. Use a faster model, or ask it for fewer tokens.',
      zh: '请给自己的模型调用设置超时，比 {seconds} 秒少两秒；超时就返回请求中的一个合法着法。也可以换更快的模型，或减少生成的 token 数。',
    },
    mendPrompt: {
      en: 'Choose a faster model or provider, lower the limit of tokens, or choose a strategy without reasoning. A model that thinks for long does not fit into {seconds} seconds.',
      zh: '请换更快的模型或服务商，降低最大 token 数，或选用不带推理的策略。思考太久的模型无法在 {seconds} 秒内完成。',
    },
  },
  'move-cannot-be-read': {
    what: {
      en: 'The answer could not be read: {detail}',
      zh: '无法读取回答：{detail}',
    },
    mendCode: {
      en: 'Answer with JSON of at most 64 KiB that contains the fields of the request, or with one field as {"move": "…"}, and with the header content-type: application/json. An A2A agent puts it into a text or data part of its message or of the artifact.',
      zh: '请返回不超过 64 KiB 的 JSON，其中包含请求所列的字段，或只含一个字段的 {"move": "…"}，并带上 content-type: application/json。A2A 智能体把它放进消息或产物的文本或数据部分。',
    },
    mendPrompt: {
      en: 'Raise the limit of tokens if the model used them all up by thinking, or tell it in the prompt to end with nothing but its move. If a filter blocked the answer, choose another provider or other words in the prompts.',
      zh: '如果模型把 token 都用在思考上，请提高最大 token 数；或在提示词里要求最后只写着法。如果回答被内容过滤器拦下，请换一家服务商，或修改提示词的措辞。',
    },
  },
  'loses-its-move': {
    what: {
      en: '{inEnglish} That was its last try, and the turn was lost.',
      zh: '{inChinese}这是最后一次机会，这一回合就失去了。',
    },
    mendCode: {
      en: 'Answer with the fields of the request, and choose among the legal values where the request lists them. If the request says that an answer was refused, read the reason in it and choose another.',
      zh: '请按请求所列的字段作答；如果请求列出了合法值，就从中选择。如果请求说明上一个回答被拒绝，请读取其中的原因并换一个回答。',
    },
    mendPrompt: {
      en: 'Tell the model to end with one of the legal moves, letter by letter, and to choose another one where its last answer was refused.',
      zh: '请要求模型最后一字不差地写出一个合法着法；如果上一个回答被拒绝，就换一个。',
    },
  },
  'move-is-refused': {
    what: {
      en: '{inEnglish} It was asked again, but it does not have many tries.',
      zh: '{inChinese}系统会再次询问，但重试次数有限。',
    },
    mendCode: {
      en: 'Check your answer against the fields and the legal values of the request before you send it.',
      zh: '发送回答前，请对照请求中的字段和合法值检查一遍。',
    },
    mendPrompt: {
      en: 'Tell the model to end with one of the legal moves, letter by letter, and with nothing after it.',
      zh: '请要求模型最后一字不差地写出一个合法着法，后面不要再写别的。',
    },
  },
  'is-slow': {
    what: {
      en: 'An answer took {seconds} of the {limit} seconds of a turn. On a busy day it would come too late.',
      zh: '有一次回答用了 {seconds} 秒（限时 {limit} 秒），繁忙时就会超时。',
    },
    mendCode: {
      en: 'Use a faster model, ask it for fewer tokens, or give your own call a timeout after which you send a prepared answer.',
      zh: '请使用更快的模型、减少生成的 token 数，或给自己的调用设置超时，超时就发送准备好的回答。',
    },
    mendPrompt: {
      en: 'Choose a faster model or provider, or lower the limit of tokens.',
      zh: '请换更快的模型或服务商，或降低最大 token 数。',
    },
  },
} as const satisfies Readonly<Record<string, FlawText>>
