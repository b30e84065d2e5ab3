import type { Language } from '@sqos/contract'
import { checkEmail } from '@sqos/validators'
import type { Config } from '../../config.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { AppError, refusedField } from '../../platform/errors.ts'
import { createSecrets } from '../../platform/secrets.ts'
import { text } from '../../platform/text.ts'
import { openMailbox } from '../email/email.access.ts'
import {
  type MailSettings,
  mailSettingsAfter,
  readSystemSettings,
  type SystemSettings,
} from '../system-config/system-config.access.ts'
import { contactsOf } from '../user/user.access.ts'
import { MailFailure, tryServer } from './mail-problem.ts'
import type { FamilyMailTestBody, TestMailBody } from './mail.schema.ts'
import { bodiesOf } from './outbox.ts'
import { openReturns } from './returned-mails.ts'
import { connectMail } from './smtp.ts'

interface TestDeps extends Pick<Deps, 'newId'> {
  db: Db
  config: Config
}

/** Tests of the settings of mail before they are saved. A stored password is used only for its own server and account. */
export function createMailTestService({ db, config, newId }: TestDeps) {
  async function settingsWith(typed: MailSettings): Promise<SystemSettings> {
    return mailSettingsAfter(typed, { before: await readSystemSettings(db), secrets: createSecrets(config) })
  }

  const addressOf = async ({ userId }: Actor) => (await contactsOf(db, [userId]))[0]?.email ?? ''

  /** Sends a mail at once; a refusal says why it failed. */
  async function sendTest(
    { address: given = '', ...typed }: TestMailBody,
    { actor, language }: { actor: Actor; language: Language },
  ): Promise<{ address: string }> {
    const address = given.trim() || (await addressOf(actor))
    if (address === '') throw refusedField('address', 'mail.test.noAddress')
    const problem = checkEmail(address)
    if (problem) throw refusedField('address', `validators:${problem}`)
    const settings = await settingsWith(typed)
    const { sysName } = settings
    try {
      using connection = await connectMail({ db, config, typed: settings })
      await connection.send({
        id: newId(),
        address,
        subject: text(language, 'mail.test.subject', { name: sysName }),
        ...bodiesOf(text(language, 'mail.test.body', { name: sysName }), []),
      })
    } catch (error) {
      throw refusalOf(error)
    }
    await checkReturns(settings, language)
    return { address }
  }

  /** Opens the mailbox of returned mails, if one is set. */
  async function checkReturns(settings: SystemSettings, language: Language): Promise<void> {
    try {
      const opened = await openReturns(settings, config)
      await opened?.mailbox[Symbol.asyncDispose]()
    } catch (error) {
      if (!(error instanceof MailFailure)) throw error
      const reason = text(language, `mail.problem.${error.problem}`, { answer: error.answer })
      throw new AppError('refused', 'mail.test.returns', { params: { reason } })
    }
  }

  /** Signs in to the SMTP server, and to the POP3 server if one is named; a refusal names the server and the reason. */
  async function testServers(body: FamilyMailTestBody, language: Language): Promise<void> {
    const { account, password = '', smtpHost, smtpPort, pop3Host = '', pop3Port = 995, ssl = '0' } = body
    const typed = await settingsWith({
      emailSMTPHost: smtpHost,
      emailSMTPPort: smtpPort,
      emailSsl: ssl,
      emailAccount: account,
      emailPassword: password,
    })
    // The stored password belongs to the SMTP server.
    if (pop3Host !== '' && password === '') throw refusedField('password', 'systemConfig.passwordAgain')
    await tryServer('email.sendingServer', language, async () => {
      using connection = await connectMail({ db, config, typed })
      await connection.verify()
    })
    if (pop3Host === '') return
    const unused = { imapHost: '', imapPort: 993, loginName: '' }
    await tryServer('email.receivingServer', language, async () => {
      await using mailbox = await openMailbox(
        { ...unused, protocol: 'pop3', pop3Host, pop3Port, emailSsl: ssl, account: account.trim(), password },
        config,
      )
      await mailbox.listUids()
    })
  }

  return { sendTest, testServers }
}

export type MailTestService = ReturnType<typeof createMailTestService>

/** The refusal of a mail server in words. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof MailFailure)) return error
  return new AppError('refused', `mail.problem.${error.problem}`, { params: { answer: error.answer } })
}
