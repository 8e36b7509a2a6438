// Pictures: new ones, all there are, and one of them with what is known of it.

import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Me } from "../../../model/desk/calls.ts";
import { askAnew } from "../../ask-anew.ts";
import { useAsked } from "../../address.ts";
import { call } from "../../call.ts";
import { Notice } from "../../ui/Notice.tsx";
import { AddPictures } from "./AddPictures.tsx";
import { PictureList } from "./PictureList.tsx";
import { PictureScreen } from "./PictureScreen.tsx";

export function Pictures({ me }: { me: Me }): ReactNode {
  const client = useQueryClient();
  const asked = useAsked("picture");
  if (asked !== undefined) return <OnePicture key={asked} me={me} id={asked} />;
  return (
    <>
      <AddPictures me={me} onStored={() => askAnew(client, { queryKey: ["pictures"] })} />
      <PictureList />
    </>
  );
}

function OnePicture({ me, id }: { me: Me; id: string }): ReactNode {
  const { data, error } = useQuery({
    queryKey: ["pictures", "open", id],
    queryFn: () => call("pictures.open", { at: { picture: id } }),
  });
  return (
    <>
      <p>
        <a href="/desk/pictures">All pictures</a>
      </p>
      {error !== null && <Notice kind="fault">{error.message}</Notice>}
      {data !== undefined && <PictureScreen me={me} picture={data} />}
    </>
  );
}
