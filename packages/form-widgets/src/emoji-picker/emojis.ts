import type { Language } from '@sqos/contract'

/** One of the 120 emoji of chats and texts. */
export interface Emoji {
  /** 100 to 219. */
  id: number
  /** The Unicode character. */
  emoji: string
  /** Its names; the zh name is part of the token. A language without a name shows the English one. */
  names: Partial<Record<Language, string>> & { zh: string; en: string }
  /** Its form in stored text: `[微笑]`. */
  token: string
}

/** emoji | zh | zhtw | en, from id 100 on. Another language shows the English names. */
const TABLE = `
🙂|微笑|微笑|smile
😕|撇嘴|撇嘴|grimace
😍|色|色|drool
😳|发呆|發呆|scowl
😎|得意|得意|cool guy
😢|流泪|流淚|sob
☺️|害羞|害羞|shy
🤐|闭嘴|閉嘴|silent
😴|睡|睡|sleep
😭|大哭|大哭|cry
😅|尴尬|尷尬|awkward
😡|发怒|發怒|angry
😜|调皮|調皮|tongue
😁|呲牙|齜牙|grin
😲|惊讶|驚訝|surprise
😞|难过|難過|frown
🕶️|酷|酷|sunglasses
😓|冷汗|冷汗|cold sweat
😫|抓狂|抓狂|scream
🤮|吐|吐|puke
🤭|偷笑|偷笑|chuckle
😊|愉快|愉快|joyful
🙄|白眼|白眼|rolling eyes
😏|傲慢|傲慢|smug
🤤|饥饿|飢餓|hungry
🥱|困|睏|drowsy
😱|惊恐|驚恐|panic
😰|流汗|流汗|sweat
😄|憨笑|憨笑|laugh
😌|悠闲|悠閒|commando
💪|奋斗|奮鬥|determined
🤬|咒骂|咒罵|scold
🤔|疑问|疑問|shocked
🤫|嘘|噓|shhh
😵|晕|暈|dizzy
🤪|疯了|瘋了|tormented
😖|衰|衰|toasted
💀|骷髅|骷髏|skull
🔨|敲打|敲打|hammer
👋|再见|再見|wave
😥|擦汗|擦汗|wipe
👃|抠鼻|摳鼻|nose pick
👏|鼓掌|鼓掌|clap
😣|糗大了|糗大了|shame
😈|坏笑|壞笑|trick
😤|左哼哼|左哼哼|bah left
😠|右哼哼|右哼哼|bah right
😪|哈欠|哈欠|yawn
😒|鄙视|鄙視|pooh-pooh
😟|委屈|委屈|shrunken
🥺|快哭了|快哭了|tearing up
👿|阴险|陰險|sly
😘|亲亲|親親|kiss
😨|吓|嚇|wrath
🥹|可怜|可憐|whimper
🔪|菜刀|菜刀|cleaver
🍉|西瓜|西瓜|watermelon
🍺|啤酒|啤酒|beer
🏀|篮球|籃球|basketball
🏓|乒乓|乒乓|table tennis
☕|咖啡|咖啡|coffee
🍚|饭|飯|rice
🐷|猪头|豬頭|pig
🌹|玫瑰|玫瑰|rose
🥀|凋谢|凋謝|wilt
👄|嘴唇|嘴唇|lips
❤️|爱心|愛心|heart
💔|心碎|心碎|broken heart
🎂|蛋糕|蛋糕|cake
⚡|闪电|閃電|lightning
💣|炸弹|炸彈|bomb
🗡️|刀|刀|dagger
⚽|足球|足球|football
🐞|瓢虫|瓢蟲|ladybird
💩|便便|便便|poop
🌙|月亮|月亮|moon
☀️|太阳|太陽|sun
🎁|礼物|禮物|gift
🤗|拥抱|擁抱|hug
👍|强|強|thumbs up
👎|弱|弱|thumbs down
🤝|握手|握手|handshake
✌️|胜利|勝利|peace
🙏|抱拳|抱拳|salute
👈|勾引|勾引|beckon
👊|拳头|拳頭|fist
🤏|差劲|差勁|pinky
🤟|爱你|愛你|rock on
🙅|NO|NO|no
👌|OK|OK|OK
💑|爱情|愛情|in love
😚|飞吻|飛吻|blow kiss
🤸|跳跳|跳跳|waddle
🥶|发抖|發抖|tremble
🔥|怄火|慪火|aaagh
💫|转圈|轉圈|twirl
🙇|磕头|磕頭|kotow
👀|回头|回頭|look back
🪢|跳绳|跳繩|jump rope
🙋|挥手|揮手|surrender
🤩|激动|激動|hooray
🕺|街舞|街舞|hip-hop
💋|献吻|獻吻|smooch
☯️|左太极|左太極|tai chi left
🥋|右太极|右太極|tai chi right
🎉|庆祝|慶祝|party
🧧|红包|紅包|red packet
🈵|福|福|blessing
🐔|鸡|雞|chicken
💯|满分|滿分|full marks
🚀|加速|加速|rocket
⭐|星星|星星|star
🎵|音乐|音樂|music
🌈|彩虹|彩虹|rainbow
🍀|幸运|幸運|luck
🏆|奖杯|獎盃|trophy
📌|重点|重點|pin
⏰|时间|時間|time
💡|主意|主意|idea
✅|完成|完成|done
`

const FIRST_ID = 100

/** All emoji, ordered by id. */
export const EMOJIS: readonly Emoji[] = TABLE.trim()
  .split('\n')
  .map((line, index) => {
    const [emoji = '', zh = '', zhtw = '', en = ''] = line.split('|')
    return { id: FIRST_ID + index, emoji, names: { zh, zhtw, en }, token: `[${zh}]` }
  })

const byToken = new Map(EMOJIS.map(({ token, emoji }) => [token, emoji]))

/** Replaces the tokens of a stored text by their emoji. */
export const withEmoji = (text: string): string =>
  text.replace(/\[[^[\]\s]{1,4}\]/g, (token) => byToken.get(token) ?? token)
