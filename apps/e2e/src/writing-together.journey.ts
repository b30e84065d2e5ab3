import { type Browser, expect, type Page, test } from '@playwright/test'
import { callerOf } from './api.ts'
import { type Link, openLink } from './link.ts'
import { startServer, temporaryData } from './server.ts'
import { signInAt } from './sign-in-at.ts'

interface Person {
  page: Page
  link: Link
}

const text = ({ page }: Person) => page.getByRole('textbox', { name: '正文' })
const saved = ({ page }: Person) => page.getByText('已保存', { exact: true })
const cursorOf = (person: Person, name: string) => text(person).locator('.ProseMirror-widget').filter({ hasText: name })

test('two people write one article, through a cut network and a killed server, and nothing typed is lost', async ({
  browser,
}) => {
  test.setTimeout(900_000)
  const { dataDir, remove } = temporaryData()
  let server = await startServer({ dataDir })
  const port = Number(new URL(server.url).port)
  const [admin, lina] = [await enter(browser, 'admin', port), await enter(browser, 'lina', port)]
  const both = [admin, lina] as const
  const address = await writeArticle(admin.page, ['开头。', '中间。', '多余的一段。', '结尾。'])
  await share(admin, address)
  await lina.page.goto(address)
  await expect(text(lina)).toContainText('结尾。')

  await test.step('in different paragraphs', async () => {
    await Promise.all([
      typeInto(admin, { paragraph: 0, words: 'one two' }),
      typeInto(lina, { paragraph: 1, words: 'drei vier' }),
    ])
    await expectParagraphs(both, ['开头。one two', '中间。drei vier', '多余的一段。', '结尾。'])
    await expect(cursorOf(admin, '李娜')).toBeVisible()
    await expect(cursorOf(lina, '系统管理员')).toBeVisible()
  })

  await test.step('a comment of one appears beside the text of the other', async () => {
    await admin.page.getByRole('tab', { name: '批注' }).click()
    await expect(admin.page.getByText(/还没有批注/)).toBeVisible()
    await lina.page.getByRole('tab', { name: '批注' }).click()
    await lina.page.getByRole('textbox', { name: /批注全文/ }).fill('第二段太长')
    await lina.page.getByRole('button', { name: '发送', exact: true }).last().click()
    await expect(admin.page.getByRole('listitem').filter({ hasText: '第二段太长' })).toBeVisible()
  })

  await test.step('in the same paragraph', async () => {
    await Promise.all([
      typeInto(admin, { paragraph: 3, words: 'ABCDEFGH' }),
      typeInto(lina, { paragraph: 3, words: 'stuvwxyz' }),
    ])
    await expectAgreement(both, ['ABCDEFGH', 'stuvwxyz'])
  })

  await test.step('both delete the same paragraph', async () => {
    const before = await paragraphs(admin)
    // Neither hears of the other meanwhile: a key would delete what follows otherwise.
    await disconnect(lina)
    await Promise.all(both.map((person) => removeParagraph(person, 2)))
    await reconnect(lina)
    await expectParagraphs(both, before.toSpliced(2, 1))
  })

  await test.step('one goes on without a network', async () => {
    await disconnect(lina)
    await typeInto(lina, { paragraph: 0, words: 'offline' })
    await expect(lina.page.getByText('未连接，内容已存在本机，恢复后自动保存')).toBeVisible()
    await Promise.all([
      typeInto(lina, { paragraph: 2, words: 'klmno' }),
      typeInto(admin, { paragraph: 2, words: 'PQRST' }),
    ])
    await reconnect(lina)
    await expectAgreement(both, ['offline', 'klmno', 'PQRST'])
  })

  await test.step('the server is killed while both type', async () => {
    await Promise.all([
      typeInto(admin, { paragraph: 1, words: 'IJKLMN' }),
      typeInto(lina, { paragraph: 0, words: 'ghijkl' }),
      server.kill(),
    ])
    await Promise.all([
      typeInto(admin, { paragraph: 1, words: 'UVWXYZ' }),
      typeInto(lina, { paragraph: 0, words: 'mnopq' }),
    ])
    server = await startServer({ dataDir, port })
    await expectAgreement(both, ['IJKLMN', 'ghijkl', 'UVWXYZ', 'mnopq'])
  })

  await test.step('a page that is too old for the article asks to be loaded again', async () => {
    const sync = /\/Actions\/Sync/
    await lina.page.route(sync, async (route) =>
      route.continue({ postData: JSON.stringify({ ...(route.request().postDataJSON() as object), schema: 0 }) }),
    )
    await lina.page.reload()
    const alert = lina.page.getByRole('alert').filter({ hasText: '此页面版本过旧，不能打开这篇文章' })
    await expect(alert).toBeVisible()
    await lina.page.unroute(sync)
    await alert.getByRole('button', { name: '重新加载' }).click()
    await expect(text(lina)).toContainText('结尾。')
  })

  const shown = await paragraphs(admin)
  for (const person of both) {
    await person.page.reload()
    await expect.poll(() => paragraphs(person)).toEqual(shown)
  }
  for (const { page, link } of both) {
    await page.context().close()
    await link.close()
  }
  await server.stop()
  remove()
})

/** Signs in through a network of its own. */
async function enter(browser: Browser, account: string, port: number): Promise<Person> {
  const link = await openLink([port])
  const page = await signInAt(browser, { url: link.url, account, reducedMotion: 'reduce' })
  return { page, link }
}

async function disconnect({ page, link }: Person) {
  link.cut()
  await page.context().setOffline(true)
}

async function reconnect({ page, link }: Person) {
  link.restore()
  await page.context().setOffline(false)
}

/** An article with these paragraphs; returns its address. */
async function writeArticle(page: Page, lines: readonly string[]): Promise<string> {
  const content = lines.map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line }] }))
  const call = await callerOf(page)
  const body = { title: '两个人的文章', content: JSON.stringify({ type: 'doc', content }) }
  const { data } = await call('POST', '/api/writing/article', body)
  return `/writing/editor?id=${(data as { id: string }).id}`
}

/** Lets 李娜 edit the article, in the dialog of its editor. */
async function share(person: Person, address: string) {
  const { page } = person
  await page.goto(address)
  await page.getByRole('button', { name: '共享', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '共享文章' })
  await dialog.getByRole('combobox', { name: '可编辑' }).click()
  const people = page.getByRole('dialog', { name: '选择用户' })
  await people.getByRole('combobox', { name: '搜索' }).fill('lina')
  await people.getByRole('treeitem', { name: /lina/ }).click()
  await people.getByRole('button', { name: '确定' }).click()
  await dialog.getByRole('button', { name: '确定' }).click()
  await expect(dialog).toBeHidden()
  await expect(text(person)).toBeVisible()
}

/** Types at the end of a paragraph, like a person. */
async function typeInto(person: Person, { paragraph, words }: { paragraph: number; words: string }) {
  await text(person).locator('> p').nth(paragraph).click()
  await person.page.keyboard.press('End')
  await person.page.keyboard.type(words, { delay: 40 })
}

async function removeParagraph(person: Person, place: number) {
  await text(person).locator('> p').nth(place).click({ clickCount: 3 })
  await person.page.keyboard.press('Delete')
  await person.page.keyboard.press('Delete')
}

/** The text of each paragraph, without the names at the cursors of others. */
const paragraphs = (person: Person): Promise<string[]> =>
  text(person)
    .locator('> p')
    .evaluateAll((found) =>
      found.map((one) => {
        const copy = one.cloneNode(true) as Element
        for (const widget of copy.querySelectorAll('.ProseMirror-widget, .ProseMirror-separator')) widget.remove()
        return copy.textContent
      }),
    )

async function expectParagraphs(both: readonly Person[], wanted: readonly string[]) {
  for (const person of both) {
    await expect.poll(() => paragraphs(person)).toEqual(wanted)
    await expect(saved(person)).toBeVisible()
  }
}

/** Both see the same, and in it the letters of each of these words in their order. Letters of others may be between them. */
async function expectAgreement(both: readonly [Person, Person], words: readonly string[]) {
  const [one, other] = both
  for (const person of both) await expect(saved(person)).toBeVisible()
  const differences = async () => {
    const [here, there] = [await paragraphs(one), await paragraphs(other)]
    return here.join('\n') === there.join('\n') ? [] : [here, there]
  }
  await expect.poll(differences).toEqual([])
  const all = (await paragraphs(one)).join('\n')
  for (const word of words) expect(all).toMatch(new RegExp(Array.from(word).join('.*')))
}
