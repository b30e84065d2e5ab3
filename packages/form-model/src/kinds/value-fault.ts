/** A fault of a value. `message` is the text of the document; the default text is `rule.<code>` in the catalogue. */
export interface ValueFault {
  code:
    | 'required'
    | 'requiredList'
    | 'pattern'
    | 'tooLong'
    | 'tooSmall'
    | 'tooLarge'
    | 'notInArea'
    | 'tooEarly'
    | 'tooLate'
    | 'notANumber'
    | 'notWhole'
    | 'tooMany'
    | 'notAFile'
    | 'notAPlace'
    | 'notAPicture'
    | 'notOffered'
  message?: string | undefined
  params: Readonly<Record<string, string | number>>
}
