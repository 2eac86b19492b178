import css from './with-bold.module.css';

/** A sentence in pieces, every second one bold: an e-mail address, which may break anywhere so that it does not widen the page. */
export const WithBold = ({ text }: { text: readonly string[] }) =>
  text.map((piece, at) =>
    at % 2 === 1 ? (
      <b key={piece} className={css.address}>
        {piece}
      </b>
    ) : (
      piece
    ),
  );
