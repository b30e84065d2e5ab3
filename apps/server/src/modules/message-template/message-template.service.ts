import type { Language } from '@sqos/contract'
import type { Actor } from '../../platform/actor.ts'
import type { ConfigurationWriter } from '../../platform/configuration.ts'
import { createdBy, deletedBy, modifiedBy } from '../../platform/db/audited.ts'
import { demandUnchanged, laterThan } from '../../platform/db/unchanged.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, refusedField } from '../../platform/errors.ts'
import { found } from '../../platform/route.ts'
import { text } from '../../platform/text.ts'
import type { PageColumns } from '../authority/index.ts'
import { readSystemSettings } from '../system-config/system-config.access.ts'
import { MESSAGE_EVENT_NAMES, MESSAGE_EVENTS, isChosen, namesIn, parametersOf } from './message-events.ts'
import {
  createMessageTemplateRepository,
  type MessageTemplateRepository,
  type TEMPLATE_SEARCHED,
} from './message-template.repository.ts'
import {
  MessageTemplate,
  MessageTemplateRow,
  type MessageTemplateBody,
  type MessageTemplateQuery,
} from './message-template.schema.ts'

interface ServiceDeps extends Pick<Deps, 'db' | 'now' | 'newId'> {
  repository: MessageTemplateRepository
  configuration: ConfigurationWriter
  columns: PageColumns<(typeof TEMPLATE_SEARCHED)[number]>
}

/** Manages the texts of the messages that the system sends. */
export function createMessageTemplateService({ db, repository, configuration, columns, now, newId }: ServiceDeps) {
  const limitRow = columns.limitValues(MessageTemplateRow)
  const limitRecord = columns.limitValues(MessageTemplate, { except: ['edit'] })
  const write = (actor: Actor, id: string, apply: (inside: MessageTemplateRepository) => Promise<unknown>) =>
    configuration.write(actor, [{ table: 'messageTemplates', ids: [id] }], (trx) =>
      apply(createMessageTemplateRepository(trx)),
    )

  async function list(query: MessageTemplateQuery, actor: Actor) {
    const limited = await limitRow(actor)
    const asked = await columns.withoutHiddenColumns(query, actor)
    const [rows, total] = await Promise.all([repository.list(asked), repository.count(asked)])
    return {
      list: rows.map((row) => limited(factsOf(row))),
      pagination: { currentPage: query.currentPage ?? 1, pageSize: query.pageSize ?? 20, total },
    }
  }

  async function get(id: string, actor: Actor) {
    const limited = await limitRecord(actor)
    return limited(factsOf(found(await repository.find(id))))
  }

  const parameters = async (id: string, language: Language) => ({
    templateJson: described(found(await repository.find(id)), language),
  })

  /** The events, with their parameters and the text that applies without a template. */
  async function events(language: Language) {
    const { messageWebhookUrl, emailSMTPHost } = await readSystemSettings(db)
    return {
      events: MESSAGE_EVENT_NAMES.map((event) => {
        const templateJson = described({ event, title: '', content: '' }, language)
        const placeholders = Object.fromEntries(templateJson.map(({ field }) => [field, `{${field}}`]))
        return {
          event,
          name: text(language, `message.eventName.${event}`),
          title: text(language, MESSAGE_EVENTS[event].title, placeholders),
          hasOwnText: 'hasOwnText' in MESSAGE_EVENTS[event],
          hasFreeParameters: isChosen(event),
          templateJson,
        }
      }),
      hasWebhook: messageWebhookUrl !== '',
      hasEmail: emailSMTPHost !== '',
    }
  }

  async function create(body: MessageTemplateBody, actor: Actor) {
    const id = newId()
    await write(actor, id, async (inside) => {
      await check(inside, { id, body })
      await inside.insert({
        id,
        ...valuesOf(body),
        ...createdBy(actor, now()),
        lastModifyUserId: null,
        deleteMark: null,
        deleteUserId: null,
      })
    })
  }

  const update = (id: string, { body, actor }: { body: MessageTemplateBody; actor: Actor }) =>
    write(actor, id, async (inside) => {
      const row = found(await inside.find(id))
      demandUnchanged(row, body.lastModifyTime)
      await check(inside, { id, body })
      await inside.update(id, { ...valuesOf(body), ...modifiedBy(actor, laterThan(row, now())) })
    })

  const toggle = (id: string, actor: Actor) =>
    write(actor, id, async (inside) => {
      const row = found(await inside.find(id))
      const enabledMark = 1 - row.enabledMark
      if (enabledMark === 1) await check(inside, { id, body: { ...bodyOf(row), enabledMark } })
      await inside.update(id, { enabledMark, ...modifiedBy(actor, laterThan(row, now())) })
    })

  const remove = (id: string, actor: Actor) =>
    write(actor, id, async (inside) => {
      found(await inside.find(id))
      await inside.update(id, deletedBy(actor, now()))
    })

  return { list, get, parameters, events, create, update, toggle, remove }
}

export type MessageTemplateService = ReturnType<typeof createMessageTemplateService>

/** Refuses a taken name or code, a second text in force of an event, unknown parameters, and a text without a channel. */
async function check(inside: MessageTemplateRepository, { id, body }: { id: string; body: MessageTemplateBody }) {
  const { fullName, enCode, event, title, content, isStationLetter, isWebhook, isEmail, enabledMark } = valuesOf(body)
  if (isStationLetter + isWebhook + isEmail === 0)
    throw refusedField('isStationLetter', 'messageTemplate.channelRequired')
  const { own, free } = parametersOf({ event, title, content })
  const known = new Set([...own, ...free])
  for (const [field, value] of Object.entries({ title, content })) {
    const unknown = namesIn(value).find((name) => !known.has(name))
    const params = { name: `{${unknown}}` }
    const key = 'messageTemplate.parameterUnknown'
    if (unknown !== undefined) throw new AppError('refused', key, { params, fields: { [field]: { key, params } } })
  }
  const rivals = await inside.findRivals({ id, fullName, enCode, event })
  if (rivals.some((row) => row.fullName === fullName)) throw refusedField('fullName', 'messageTemplate.nameTaken')
  if (rivals.some((row) => row.enCode === enCode)) throw refusedField('enCode', 'messageTemplate.codeTaken')
  if (enabledMark === 1 && !isChosen(event) && rivals.some((row) => row.event === event && row.enabledMark === 1))
    throw refusedField('event', 'messageTemplate.eventTaken')
}

function described(template: Parameters<typeof parametersOf>[0], language: Language) {
  const { own, free } = parametersOf(template)
  return [
    ...own.map((field) => ({ field, fieldName: text(language, `message.param.${field}`) })),
    ...free.map((field) => ({ field, fieldName: field })),
  ]
}

const valuesOf = (body: MessageTemplateBody) => ({
  fullName: body.fullName.trim(),
  enCode: body.enCode.trim(),
  category: Number(body.category),
  event: body.event,
  title: body.title.trim(),
  content: body.content.trim(),
  isStationLetter: body.isStationLetter,
  isWebhook: body.isWebhook,
  isEmail: body.isEmail ?? 0,
  enabledMark: body.enabledMark,
})

type Row = NonNullable<Awaited<ReturnType<MessageTemplateRepository['find']>>>

const bodyOf = ({
  fullName,
  enCode,
  event,
  title,
  content,
  isStationLetter,
  isWebhook,
  isEmail,
  enabledMark,
  category,
}: Row) => ({
  fullName,
  enCode,
  event,
  title,
  content,
  isStationLetter,
  isWebhook,
  isEmail,
  enabledMark,
  category: category === 3 ? ('3' as const) : category === 2 ? ('2' as const) : ('1' as const),
})

const factsOf = (row: Row) => ({
  id: row.id,
  ...bodyOf(row),
  lastModifyTime: row.lastModifyTime?.getTime() ?? null,
})
