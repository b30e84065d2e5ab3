import { useListAllDictionariesQuery } from '@sqos/api-client/dictionary'

/** Codes of the dictionaries. Source: contract of the API family, shell, section 12. */
const CODES = { gender: 'sex', nation: 'Nation', certificatesType: 'certificateType', education: 'Education' } as const

/** The options of the form: users store the code of their gender and the ids of the others. */
export function useProfileDictionaries() {
  const { data } = useListAllDictionariesQuery()
  const valuesOf = (code: string) => data?.list.find(({ enCode }) => enCode === code)?.dictionaryList ?? []
  const byId = (code: string) => valuesOf(code).map(({ id, fullName }) => ({ value: id, label: fullName }))

  return {
    gender: valuesOf(CODES.gender).map(({ enCode, fullName }) => ({ value: enCode, label: fullName })),
    nation: byId(CODES.nation),
    certificatesType: byId(CODES.certificatesType),
    education: byId(CODES.education),
    /** The id of the identity card, whose numbers can be validated. */
    idCard: valuesOf(CODES.certificatesType).find(({ enCode }) => enCode === 'idCard')?.id,
  }
}
