import type { APIRequestContext, Page } from '@playwright/test'

/** The parts of an API response that journeys read. */
export interface Answer {
  code: number
  msg: string
  data: unknown
}

/** Calls the API as the signed-in user of the page. */
export async function callerOf(page: Page) {
  const authorization = await page.evaluate(() => localStorage.getItem('sqos_token') ?? '')
  const request: APIRequestContext = page.request
  return async (method: string, url: string, data?: object): Promise<Answer> => {
    const response = await request.fetch(url, { method, headers: { authorization }, ...(data && { data }) })
    return (await response.json()) as Answer
  }
}

/** The rows of a list. */
export const listOf = ({ data }: Answer) => (data as { list: Record<string, string>[] }).list

/** The number of rows on all pages. */
export const totalOf = ({ data }: Answer) => (data as { pagination: { total: number } }).pagination.total
