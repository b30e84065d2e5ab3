import { gzipSync } from 'node:zlib'
import { expect, test } from './test.ts'

// `pnpm check` holds the same limits against the build's manifest; this asks a browser what it really loads.
test('the sign-in page loads no more than its budget', async ({ page }) => {
  const kB = { js: 0, css: 0 }
  const bodies: Promise<void>[] = []
  page.on('response', (response) => {
    const kind = /\.(js|css)$/.exec(new URL(response.url()).pathname)?.[1]
    if (kind !== 'js' && kind !== 'css') return
    bodies.push(response.body().then((body) => void (kB[kind] += gzipSync(body).length / 1000)))
  })

  await page.goto('/')
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await Promise.all(bodies)

  expect(kB.js).toBeGreaterThan(50)
  expect(kB.js).toBeLessThanOrEqual(170)
  expect(kB.css).toBeLessThanOrEqual(45)
})
