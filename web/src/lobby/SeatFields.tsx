import type { Colour } from "@headwater/client";
import { Choice } from "../app/Choice.tsx";
import { useText } from "../app/text.ts";
import { type FieldsProps, Group, Pick } from "./fields.tsx";
import { type Chair, withChair, withSeats } from "./plan.ts";
import { words } from "./words.ts";

export function SeatFields({ plan, game, change }: FieldsProps) {
  const t = useText(words);
  const counts = game.seatCounts.map((value) => ({ value, name: String(value) }));
  const occupants = [
    { value: "own", name: t("lobby.you") },
    { value: "open", name: t("new.anybody") },
    ...game.levels.map(({ key, name }) => ({ value: `ai:${key}`, name: t("new.machine", { level: name }) })),
  ];
  return (
    <Group title={t("room.seats")}>
      <Choice label={t("new.count")} value={plan.seats.length} options={counts} onChange={(count) => change(withSeats(plan, count))} />
      <div className="fields">
        {plan.seats.map((chair, index) => (
          <Pick
            key={index}
            label={t("room.seat", { number: index + 1 })}
            value={chair}
            options={occupants}
            onChange={(next) => change(withChair(plan, index, next as Chair))}
          />
        ))}
        {plan.seats.includes("own") && <Colours plan={plan} game={game} change={change} />}
      </div>
    </Group>
  );
}

function Colours({ plan, game, change }: FieldsProps) {
  const t = useText(words);
  const options = [{ value: "", name: t("new.drawn") }, ...game.colours.map(({ key, name }) => ({ value: key, name }))];
  return <Pick label={t("new.colour")} value={plan.colour ?? ""} options={options} onChange={(value) => change({ colour: (value || null) as Colour | null })} />;
}
