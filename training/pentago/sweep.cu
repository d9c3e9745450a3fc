typedef unsigned long long u64; typedef unsigned int u32;
extern "C" __global__ void fives(u64 root,const int*cell,int n,const u32*rank,const u32*offset,const u32*lines,const int*turned,u64*out){
 u32 mask=blockIdx.x*blockDim.x+threadIdx.x; if(mask>>n)return; u64 m=root;
 for(int i=0;i<n;i++)if(mask>>i&1)m|=1ull<<cell[i];
 u32 l[4][4];
 for(int q=0;q<4;q++){int x=m>>9*q&511;for(int r=0;r<4;r++){l[q][r]=lines[512*q+x];x=turned[x];}}
 u64 w[4]={0,0,0,0};
 for(int b=0;b<256;b++){int a=b&3,c=b>>2&3,d=b>>4&3,e=b>>6;
  if(l[0][a]&l[1][c]&l[2][d]&l[3][e])w[2*((a+c+d+e)&1)+(e>>1)]|=1ull<<(b&63);}
 for(int i=0;i<4;i++)out[4ull*(offset[__popc(mask)]+rank[mask])+i]=w[i];}
__device__ u64 beside(u64 w){
 u64 y=w|(w>>2&0x3333333333333333ull)|(w<<2&0xCCCCCCCCCCCCCCCCull);
 u64 f=(y>>1&0x5555555555555555ull)|(y<<1&0xAAAAAAAAAAAAAAAAull);
 y=w|(w>>8&0x00FF00FF00FF00FFull)|(w<<8&0xFF00FF00FF00FF00ull);
 f|=(y>>4&0x0F0F0F0F0F0F0F0Full)|(y<<4&0xF0F0F0F0F0F0F0F0ull);
 y=w|w>>32|w<<32;
 return f|(y>>16&0x0000FFFF0000FFFFull)|(y<<16&0xFFFF0000FFFF0000ull);}
extern "C" __global__ void level(int level,int last,int cells,u64 total,u32 their_sets,const u32*my_sets,const u32*their_list,const u32*rank,
 const u64*my,const u64*next,const u64*their,const ulonglong2*below,ulonglong2*here,u64 my_columns,u64 child_columns){
 u64 t=(u64)blockIdx.x*blockDim.x+threadIdx.x; if(t>=total)return;
 u32 my_rank=t/their_sets,r=t-(u64)my_rank*their_sets,mine=my_sets[my_rank],chosen=their_list[r],theirs=0,column=0;
 int p=2*(level&1),j=0,c=0;
 u64 a0=0,a1=0,b0=~0ull,b1=~0ull,w0=~0ull,w1=~0ull,h0=~0ull,h1=~0ull,n0=0,n1=0;
 for(int i=0;i<cells;i++){
  if(mine>>i&1){column|=1u<<c++;continue;}
  if(chosen>>j&1)theirs|=1u<<i;
  else{c++;if(level<last){
   u64 with=rank[mine|1u<<i];
   const ulonglong2*k=below+2*(with*child_columns+rank[(chosen&((1u<<j)-1))|(chosen>>(j+1)<<j)]);
   ulonglong2 x=k[0],y=k[1];w0&=x.x;w1&=x.y;h0&=y.x;h1&=y.y;
   n0|=next[4*with+p];n1|=next[4*with+p+1];}}
  j++;}
 if(level<last){
  a0=beside(~h0)|~h0|~h1|n0;a1=beside(~h1)|~h0|~h1|n1;
  b0=beside(~w0)|~w0|~w1|n0;b1=beside(~w1)|~w0|~w1|n1;}
 u64 q=rank[theirs],m0=my[4ull*my_rank+p],m1=my[4ull*my_rank+p+1],t0=their[4*q+p],t1=their[4*q+p+1];
 ulonglong2*o=here+2*(q*my_columns+rank[column]);
 o[0]=make_ulonglong2((a0|m0)&~t0,(a1|m1)&~t1);
 o[1]=make_ulonglong2(((b0|m0)&~t0)|(m0&t0),((b1|m1)&~t1)|(m1&t1));}
